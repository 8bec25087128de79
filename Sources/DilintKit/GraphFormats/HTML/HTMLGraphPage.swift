/// The page's fixed parts.
enum HTMLGraphPage {
    static let style = """
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; background: var(--back); color: var(--text);
          font: 13px/1.45 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        #canvas { flex: 1; min-width: 0; cursor: grab; touch-action: none; }
        #canvas.moving { cursor: grabbing; }
        aside { width: 300px; overflow-y: auto; padding: 14px 16px; background: var(--panel);
          border-right: 1px solid var(--line); }
        h1 { font-size: 15px; margin: 0 0 2px; }
        h2 { font-size: 11px; letter-spacing: .04em; text-transform: uppercase; color: var(--faint); margin: 16px 0 4px; }
        p { margin: 2px 0; color: var(--faint); overflow-wrap: anywhere; }
        input[type=search] { width: 100%; margin-top: 10px; padding: 6px 8px; font: inherit; color: inherit;
          background: var(--back); border: 1px solid var(--line); border-radius: 6px; }
        label { display: flex; gap: 6px; align-items: center; padding: 1px 0; }
        label .count { margin-left: auto; color: var(--faint); }
        i { flex: none; width: 12px; height: 12px; border-radius: 3px; border: 1px solid var(--edge); }
        button { font: inherit; color: inherit; background: none; border: 0; padding: 2px 0; text-align: left;
          cursor: pointer; overflow-wrap: anywhere; }
        button:hover { text-decoration: underline; }
        #actions button { border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; margin: 8px 6px 0 0; }
        ul { list-style: none; margin: 0; padding: 0; }
        li { padding: 2px 0; }
        li small { display: block; color: var(--faint); overflow-wrap: anywhere; }
        .bad, li small.bad { color: var(--error); }
        .node { cursor: pointer; }
        .node rect { fill: #ffffff; stroke: #7a7f87; }
        .node text { fill: #1c1f23; font-size: 12px; }
        .node .sub { fill: #5a6068; font-size: 9.5px; }
        .node.external rect { stroke-dasharray: 4 3; }
        .node.found rect { stroke: var(--note); stroke-width: 2.5; }
        .node.picked rect { stroke: var(--text); stroke-width: 2.5; }
        .edge { fill: none; stroke: var(--edge); stroke-width: 1.2; }
        .edge.bad { stroke: var(--error); stroke-width: 2; }
        .edge.implements { stroke-dasharray: 6 4; }
        .edge.locates { stroke-dasharray: 2 3; stroke-width: 1.8; }
        .edge.constructs { stroke-width: 2.2; }
        .edge.deferred { stroke-opacity: .55; }
        .total { fill: var(--text); font-size: 10px; text-anchor: middle; paint-order: stroke;
          stroke: var(--back); stroke-width: 3; }
        .faded { opacity: .12; }
        #head path { fill: var(--edge); }
        #badhead path { fill: var(--error); }
        @media (max-width: 700px) {
          body { flex-direction: column; }
          aside { width: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
          #canvas { min-height: 0; }
        }
        """

    static let body = """
        <aside>
        <h1>Dependencies</h1>
        <p id="size"></p>
        <input type="search" id="search">
        <div id="actions"></div>
        <div id="details"></div>
        <h2>Edges</h2><div id="kinds"></div>
        <div id="rolesection"><h2>Roles</h2><div id="roles"></div></div>
        <p style="margin-top:16px">Click <span id="noun"></span> to see what it needs and who needs it. Drag to move, scroll to zoom,
        Escape to see everything again.</p>
        </aside>
        <svg id="canvas" role="img" aria-label="Graph of dependencies">
        <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="7" markerHeight="7" orient="auto"
          markerUnits="userSpaceOnUse"><path d="M0 0.8 L8 4 L0 7.2 z"/></marker>
        <marker id="badhead" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="9" markerHeight="9" orient="auto"
          markerUnits="userSpaceOnUse"><path d="M0 0.8 L8 4 L0 7.2 z"/></marker>
        </defs>
        <g id="world"><g id="edges"></g><g id="nodes"></g></g>
        </svg>
        """
}
