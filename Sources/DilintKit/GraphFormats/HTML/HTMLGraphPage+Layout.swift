extension HTMLGraphPage {
    /// Layers from left to right (Sugiyama, Tagawa, Toda: "Methods for Visual Understanding of Hierarchical System
    /// Structures"): rings are cut where a depth-first walk closes them, a layer is the longest way from a start, rows
    /// are sorted by the mean of their neighbours. Nothing is random, so one graph always gives one picture.
    static let layoutScript = #"""
        "use strict";
        function layOut(nodes, edges) {
          const next = new Map(nodes.map(node => [node, []]));
          for (const edge of edges) if (edge.from !== edge.to) next.get(edge.from).push(edge.to);
          const kept = acyclic(nodes, next);
          layers(nodes, kept);
          const columns = [];
          for (const node of nodes) (columns[node.layer] ||= []).push(node);
          const ahead = new Map(nodes.map(node => [node, []])), behind = new Map(nodes.map(node => [node, []]));
          for (const [from, to] of kept) { ahead.get(from).push(to); behind.get(to).push(from); }
          for (const column of columns) {
            column.sort((a, b) => a.group < b.group ? -1 : a.group > b.group ? 1 : a.index - b.index);
            rank(column);
          }
          for (let sweep = 0; sweep < 8; sweep++) {
            for (const column of sweep % 2 ? [...columns].reverse() : columns) {
              for (const node of column) node.wish = mean(sweep % 2 ? ahead.get(node) : behind.get(node), node);
              column.sort((a, b) => a.wish - b.wish || a.index - b.index);
              rank(column);
            }
          }
          /* A column that is too tall is folded into several. */
          const rows = Math.max(30, Math.ceil(Math.sqrt(nodes.length) * 2)), parts = [];
          for (const column of columns) {
            for (let start = 0; start < column.length; start += rows) {
              const part = column.slice(start, start + rows);
              part.forEach((node, row) => node.y = (row - (part.length - 1) / 2) * 44);
              part.gap = start + rows < column.length ? 24 : 64;
              parts.push(part);
            }
          }
          const limit = Math.max(...parts.map(part => part.length)) * 22;
          for (let sweep = 0; sweep < 6; sweep++) {
            for (const part of sweep % 2 ? [...parts].reverse() : parts) settle(part, sweep % 2 ? ahead : behind, limit);
          }
          let x = 0;
          for (const part of parts) {
            const width = Math.max(...part.map(node => node.width));
            for (const node of part) node.x = x + (width - node.width) / 2;
            x += width + part.gap;
          }
        }
        const mean = (near, node) => near.length ? near.reduce((sum, other) => sum + other.y, 0) / near.length : node.y;
        /* Before there are rows, a place between 0 and 1. */
        function rank(column) { column.forEach((node, row) => node.y = (row + 0.5) / column.length); }
        /* The edges without those that close a ring. */
        function acyclic(nodes, next) {
          const state = new Map(), kept = [];
          for (const start of nodes) {
            if (state.has(start)) continue;
            state.set(start, 1);
            const stack = [[start, 0]];
            while (stack.length) {
              const top = stack[stack.length - 1], to = next.get(top[0])[top[1]++];
              if (to === undefined) { state.set(top[0], 2); stack.pop(); continue; }
              if (state.get(to) === 1) continue;
              kept.push([top[0], to]);
              if (!state.has(to)) { state.set(to, 1); stack.push([to, 0]); }
            }
          }
          return kept;
        }
        function layers(nodes, kept) {
          const waiting = new Map(nodes.map(node => [node, 0])), next = new Map(nodes.map(node => [node, []]));
          for (const [from, to] of kept) { waiting.set(to, waiting.get(to) + 1); next.get(from).push(to); }
          const linked = new Set(kept.flat());
          for (const node of nodes) node.layer = 0;
          const ready = nodes.filter(node => waiting.get(node) === 0);
          for (let at = 0; at < ready.length; at++) {
            for (const to of next.get(ready[at])) {
              to.layer = Math.max(to.layer, ready[at].layer + 1);
              waiting.set(to, waiting.get(to) - 1);
              if (waiting.get(to) === 0) ready.push(to);
            }
          }
          /* What starts a chain stands just before what it needs. */
          for (let at = ready.length - 1; at >= 0; at--) {
            const needs = next.get(ready[at]);
            if (needs.length) ready[at].layer = Math.max(ready[at].layer, Math.min(...needs.map(to => to.layer)) - 1);
          }
          const last = Math.max(0, ...nodes.map(node => node.layer));
          const lonely = nodes.filter(node => !linked.has(node));
          if (linked.size) for (const node of lonely) node.layer = last + 1;
        }
        /* Rows as near as they can be to their neighbours' mean, none on another. */
        function settle(column, neighbours, limit) {
          for (const node of column) node.wish = mean(neighbours.get(node), node);
          let y = -Infinity;
          for (const node of column) { node.y = Math.max(node.wish, y + 44); y = node.y; }
          const drift = column.reduce((sum, node) => sum + node.y - node.wish, 0) / column.length;
          column.forEach((node, row) => {
            const low = row * 44 - limit, high = limit - (column.length - 1 - row) * 44;
            node.y = Math.min(high, Math.max(low, node.y - drift));
          });
        }
        """#
}
