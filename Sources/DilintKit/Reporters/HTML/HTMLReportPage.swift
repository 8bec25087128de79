/// The page's fixed parts.
enum HTMLReportPage {
    static let style = """
        body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--back); color: var(--text);
          font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        h1 { font-size: 1.4rem; margin: 0; }
        h2 { font-size: 1rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
        h3 { font-size: 1rem; font-weight: normal; margin: 0; overflow-wrap: anywhere; }
        h3 a { color: var(--faint); font-size: .85rem; white-space: nowrap; }
        form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; padding: .75rem 0;
          align-items: center; background: var(--back); border-bottom: 1px solid var(--line); }
        form input[type=search] { flex: 1; min-width: 10rem; }
        input, select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 6px; padding: .2rem .5rem; }
        article { padding: .75rem 1rem; margin: .5rem 0; border: 1px solid var(--line); border-radius: 8px; }
        pre { margin: .5rem 0; padding: .5rem .75rem; overflow-x: auto; background: var(--panel); border-radius: 6px;
          font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        pre span { color: var(--faint); margin-right: 1rem; user-select: none; }
        code { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: var(--faint);
          overflow-wrap: anywhere; }
        mark { background: none; color: inherit; border-bottom: 2px solid; font-weight: bold; }
        b.error, mark.error, label.error { color: var(--error); }
        b.warning, mark.warning, label.warning { color: var(--warning); }
        b.note, mark.note, label.note { color: var(--note); }
        ol { list-style: none; margin: .5rem 0; padding: 0 0 0 .5rem; }
        ol li::before { content: "↓ "; color: var(--faint); }
        ol.ring li:last-child::before { content: "↻ "; color: var(--error); }
        ul { margin: .25rem 0; padding-left: 1.25rem; }
        .faint, details summary { color: var(--faint); margin: .25rem 0; }
        .hint { margin: .5rem 0 0; padding-left: .75rem; border-left: 3px solid var(--line); }
        .good { font-size: 1.2rem; }
        td, th { text-align: left; padding: .15rem 1.5rem .15rem 0; }
        td + td { text-align: right; }
        @media print { form { display: none; } article { break-inside: avoid; } }
        """

    /// Hides what the form leaves out; without scripts everything is shown.
    static let script = """
        "use strict";
        const form = document.querySelector("form");
        function filter() {
          const data = new FormData(form), severities = new Set(data.getAll("severity"));
          const rule = data.get("rule"), text = data.get("text").trim().toLowerCase();
          for (const section of document.querySelectorAll("section:not(.fixed)")) {
            const path = section.querySelector("h2").textContent.toLowerCase();
            let shown = 0;
            for (const article of section.querySelectorAll("article")) {
              const fits = severities.has(article.dataset.severity) && (!rule || rule === article.dataset.rule)
                && (!text || path.includes(text) || article.textContent.toLowerCase().includes(text));
              article.hidden = !fits;
              shown += fits;
            }
            section.hidden = !shown;
          }
        }
        if (form) {
          form.oninput = filter;
          form.onsubmit = event => event.preventDefault();
        }
        function open() {
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          if (target && target.tagName === "DETAILS") target.open = true;
        }
        addEventListener("hashchange", open);
        open();
        """
}
