extension HTMLGraphPage {
    /// Names come from sources: they reach the page as text only, never as markup.
    static let script = #"""
        const graph = JSON.parse(document.getElementById("graph").textContent);
        const at = id => document.getElementById(id);
        const nodes = graph.nodes.map((node, index) => ({ ...node, index, needs: [], neededBy: [] }));
        const edges = graph.edges.map(edge => ({ ...edge, from: nodes[edge.from], to: nodes[edge.to] }));
        for (const edge of edges) { edge.from.needs.push(edge); edge.to.neededBy.push(edge); }
        const hiddenKinds = new Set(), hiddenRoles = new Set();
        /* Of a graph that was put together, each node is a module or folder, without a role. */
        const noun = ["module", "folder"].find(kind => nodes.some(node => node.kind === kind)) ?? "type";
        at("noun").textContent = "a " + noun;
        at("search").placeholder = at("search").ariaLabel = "Find a " + noun;
        at("rolesection").hidden = !nodes.some(node => node.role);
        let onlyFindings = false, only = null, picked = null, view = { x: 0, y: 0, scale: 1 };

        function create(name, attributes = {}, parent = null) {
          const element = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          if (parent) parent.append(element);
          return element;
        }
        function html(name, text, parent, className = "") {
          const element = document.createElement(name);
          if (text) element.textContent = text;
          if (className) element.className = className;
          parent.append(element);
          return element;
        }
        const shorten = text => text.length > 44 ? text.slice(0, 20) + "…" + text.slice(-22) : text;

        for (const node of nodes) {
          const g = node.element = create("g", { class: "node" + (node.kind === "external" ? " external" : "") });
          const rect = create("rect", { rx: 6, height: 32 }, g);
          if (graph.colors[node.role]) rect.style.fill = graph.colors[node.role];
          const label = create("text", { x: 10, y: node.group ? 14 : 20 }, g);
          label.textContent = (node.kind === "protocol" ? "◇ " : "") + shorten(node.name);
          const sub = create("text", { x: 10, y: 26, class: "sub" }, g);
          sub.textContent = shorten(node.group);
          create("title", {}, g).textContent = [node.name, node.kind, ...node.roles, node.place].filter(Boolean).join("\n");
          g.addEventListener("click", event => { event.stopPropagation(); if (!moved) pick(node); });
          at("nodes").append(g);
          node.width = 20 + Math.max(label.getComputedTextLength(), sub.getComputedTextLength());
          rect.setAttribute("width", node.width);
        }
        for (const edge of edges) {
          const bad = edge.rules.length > 0;
          const kind = graph.kinds.includes(edge.kind) ? " " + edge.kind : "";
          edge.element = create("path", {
            class: "edge" + kind + (bad ? " bad" : "") + (edge.deferred ? " deferred" : ""),
            "marker-end": bad ? "url(#badhead)" : "url(#head)" }, at("edges"));
          create("title", {}, edge.element).textContent = describe(edge);
          if (noun !== "type") {
            edge.label = create("text", { class: "total" }, at("edges"));
            edge.label.textContent = edge.count;
          }
        }
        function describe(edge) {
          const kind = edge.kind + (edge.deferred ? " later" : "") + (edge.count > 1 ? " × " + edge.count : "");
          return `${edge.from.name} ${kind} ${edge.to.name}\n${[...edge.rules, edge.place].join("\n")}`;
        }

        const shows = edge => !hiddenKinds.has(edge.kind) && (!onlyFindings || edge.rules.length > 0)
          && !hiddenRoles.has(edge.from.role) && !hiddenRoles.has(edge.to.role)
          && (!only || only.has(edge.from) && only.has(edge.to));
        function refresh() {
          const shownEdges = edges.filter(shows);
          const touched = new Set(shownEdges.flatMap(edge => [edge.from, edge.to]));
          const shownNodes = nodes.filter(node => !hiddenRoles.has(node.role) && (!only || only.has(node))
            && (!onlyFindings || touched.has(node)));
          layOut(shownNodes, shownEdges);
          const isShown = new Set(shownNodes), isDrawn = new Set(shownEdges);
          for (const node of nodes) {
            node.element.style.display = isShown.has(node) ? "" : "none";
            if (isShown.has(node)) node.element.setAttribute("transform", `translate(${node.x},${node.y})`);
          }
          for (const edge of edges) {
            edge.element.style.display = isDrawn.has(edge) ? "" : "none";
            if (isDrawn.has(edge)) edge.element.setAttribute("d", route(edge));
            if (edge.label) placeLabel(edge, isDrawn.has(edge));
          }
          at("size").textContent = `${shownNodes.length} of ${nodes.length} ${noun}s, ${shownEdges.length} arrows`;
          fit(shownNodes);
          mark();
        }
        function placeLabel(edge, isDrawn) {
          edge.label.style.display = isDrawn ? "" : "none";
          if (!isDrawn) return;
          const middle = edge.element.getPointAtLength(edge.element.getTotalLength() / 2);
          edge.label.setAttribute("x", middle.x);
          edge.label.setAttribute("y", middle.y + 3);
        }
        function route({ from, to }) {
          const y1 = from.y + 16, y2 = to.y + 16;
          if (from === to) return `M${from.x + from.width - 20} ${from.y} c0 -26 34 -26 20 10`;
          if (to.x >= from.x + from.width) {
            const x1 = from.x + from.width, x2 = to.x, bend = Math.min(120, (x2 - x1) / 2);
            return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
          }
          if (from.x >= to.x + to.width) {
            const x1 = from.x, x2 = to.x + to.width, bend = 40 + (x1 - x2) / 4;
            return `M${x1} ${y1} C${x1 - bend} ${y1 + 30} ${x2 + bend} ${y2 + 30} ${x2} ${y2}`;
          }
          const x1 = from.x + from.width, x2 = to.x + to.width, out = Math.max(x1, x2) + 40;
          return `M${x1} ${y1} C${out} ${y1} ${out} ${y2} ${x2} ${y2}`;
        }

        function move() { at("world").setAttribute("transform", `translate(${view.x},${view.y}) scale(${view.scale})`); }
        function fit(shown) {
          if (!shown.length) return;
          const box = at("canvas").getBoundingClientRect();
          const left = Math.min(...shown.map(node => node.x)), top = Math.min(...shown.map(node => node.y));
          const width = Math.max(...shown.map(node => node.x + node.width)) - left;
          const height = Math.max(...shown.map(node => node.y + 32)) - top;
          const scale = Math.min(1.4, (box.width - 60) / width, (box.height - 60) / height);
          view = { scale, x: (box.width - width * scale) / 2 - left * scale,
            y: (box.height - height * scale) / 2 - top * scale };
          move();
        }
        function pick(node) { picked = picked === node ? null : node; mark(); }
        function mark() {
          const near = new Set(picked ? [picked] : []);
          for (const edge of edges) {
            const touches = edge.from === picked || edge.to === picked;
            if (picked && touches && shows(edge)) near.add(edge.from).add(edge.to);
            for (const drawn of [edge.element, edge.label]) drawn?.classList.toggle("faded", picked !== null && !touches);
          }
          const query = at("search").value.trim().toLowerCase();
          for (const node of nodes) {
            const found = query !== "" && node.name.toLowerCase().includes(query);
            node.element.classList.toggle("picked", node === picked);
            node.element.classList.toggle("found", found);
            node.element.classList.toggle("faded", picked ? !near.has(node) : query !== "" && !found);
          }
          showDetails();
        }
        /* All that can be reached along shown edges, in one direction. */
        function reach(start, list, end) {
          const seen = new Set([start]);
          for (const node of seen) for (const edge of node[list]) if (shows(edge)) seen.add(edge[end]);
          return seen;
        }
        function isolate() {
          const around = [...reach(picked, "needs", "to"), ...reach(picked, "neededBy", "from")];
          only = new Set(around);
          refresh();
        }
        function showDetails() {
          const box = at("details"), actions = at("actions");
          box.replaceChildren();
          actions.replaceChildren();
          if (picked) html("button", "Only what belongs to it", actions).onclick = isolate;
          if (only) html("button", "Everything", actions).onclick = () => { only = null; refresh(); };
          if (!picked) return;
          html("h2", [picked.kind, ...picked.roles].join(", "), box);
          html("strong", picked.name, box);
          html("p", [picked.module, picked.place].filter(Boolean).join(" · "), box);
          for (const [title, list, end] of [["Needs", "needs", "to"], ["Is needed by", "neededBy", "from"]]) {
            const shown = picked[list].filter(shows);
            if (!shown.length) continue;
            html("h2", `${title} (${shown.length})`, box);
            const items = html("ul", "", box);
            for (const edge of shown) {
              const item = html("li", "", items);
              html("button", edge[end].name, item).onclick = () => pick(edge[end]);
              html("small", `${edge.kind}${edge.deferred ? " later" : ""} · ${edge.place}`, item);
              if (edge.rules.length) html("small", edge.rules.join(", "), item, "bad");
            }
          }
        }

        function addFilter(parent, text, count, color, isOn, change) {
          const label = html("label", "", at(parent)), box = html("input", "", label);
          box.type = "checkbox";
          box.checked = isOn;
          if (color) html("i", "", label).style.background = color;
          html("span", text, label);
          html("span", String(count), label, "count");
          box.onchange = () => { change(box.checked); refresh(); };
        }
        const toggle = (set, value) => on => { if (on) set.delete(value); else set.add(value); };
        for (const kind of [...new Set([...graph.kinds, ...edges.map(edge => edge.kind)])]) {
          const count = edges.filter(edge => edge.kind === kind).length;
          if (count) addFilter("kinds", kind, count, null, true, toggle(hiddenKinds, kind));
        }
        const bad = edges.filter(edge => edge.rules.length).length;
        if (bad) addFilter("kinds", "only with findings", bad, null, false, on => onlyFindings = on);
        for (const role of [...Object.keys(graph.colors), ""]) {
          const count = nodes.filter(node => node.role === role).length;
          if (count) addFilter("roles", role || "other", count, graph.colors[role] || "#ffffff", true, toggle(hiddenRoles, role));
        }
        at("search").oninput = () => { picked = null; mark(); };
        at("search").onkeydown = event => {
          const query = event.target.value.trim().toLowerCase();
          const found = nodes.find(node => query && node.name.toLowerCase().includes(query) && node.element.style.display === "");
          if (event.key === "Enter" && found) { picked = found; mark(); }
        };
        addEventListener("keydown", event => {
          if (event.key !== "Escape") return;
          at("search").value = "";
          picked = null;
          if (only) { only = null; refresh(); } else mark();
        });

        const canvas = at("canvas");
        let grip = null, moved = false;
        canvas.onpointerdown = event => { grip = { x: event.clientX - view.x, y: event.clientY - view.y }; moved = false; };
        addEventListener("pointermove", event => {
          if (!grip) return;
          const x = event.clientX - grip.x, y = event.clientY - grip.y;
          if (!moved && Math.hypot(x - view.x, y - view.y) < 4) return;
          moved = true;
          canvas.classList.add("moving");
          view.x = x;
          view.y = y;
          move();
        });
        addEventListener("pointerup", () => { grip = null; canvas.classList.remove("moving"); });
        canvas.onclick = () => { if (!moved && picked) pick(picked); };
        canvas.addEventListener("wheel", event => {
          event.preventDefault();
          const box = canvas.getBoundingClientRect(), x = event.clientX - box.left, y = event.clientY - box.top;
          const scale = Math.min(6, Math.max(0.02, view.scale * Math.exp(-event.deltaY / 500)));
          view = { scale, x: x - (x - view.x) * scale / view.scale, y: y - (y - view.y) * scale / view.scale };
          move();
        }, { passive: false });
        refresh();
        """#
}
