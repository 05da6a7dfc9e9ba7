/** Copied from `src/ui/theme/tokens.css`, and compared with it by a test. The server cannot read that file, which is part of the app's build. */
export const TOKENS = `
  --bg: light-dark(#fff, #06191d);
  --bg-sunk: light-dark(#f4f8f8, #041316);
  --surface: light-dark(#fff, #0b2429);
  --surface-tint: light-dark(#eef6f7, #0f2e34);
  --ink: light-dark(#0b2329, #eaf3f4);
  --ink-2: light-dark(#3b5459, #b9cbce);
  --line: light-dark(#dae4e5, #1d3b41);
  --line-strong: light-dark(#768d91, #5f7c81);
  --primary: light-dark(#0f5f69, #5db0b8);
  --primary-hover: light-dark(#0b4c55, #76c0c7);
  --on-primary: light-dark(#fff, #04171b);
  --link: light-dark(#0f5f69, #86c9cf);
  --err: light-dark(#b3261e, #ff9c92);
  --focus: light-dark(#0b4c55, #a9d0d4);
`;

export const STYLES = `
:root { color-scheme: light dark; ${TOKENS} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg-sunk); color: var(--ink); font: 400 16px/1.65 'Anuphan', system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 16px; }
h1 { margin: 0; font-size: 26px; font-weight: 600; line-height: 1.4; }
h2 { margin: 0 0 8px; font-size: 18px; font-weight: 600; }
p { margin: 0; color: var(--ink-2); }
header { display: grid; gap: 8px; }
header a { justify-self: end; }
a { color: var(--link); min-height: 44px; min-width: 44px; display: inline-flex; align-items: center; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
label { display: block; font-weight: 500; margin-top: 12px; }
input, button { font: inherit; min-height: 48px; width: 100%; border-radius: 10px; }
input { padding: 8px 12px; border: 1px solid var(--line-strong); background: var(--bg); color: var(--ink); }
input[aria-invalid] { border-color: var(--err); }
.error { color: var(--err); }
button { padding: 8px 16px; border: 1px solid var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 600; cursor: pointer; margin-top: 16px; }
button:hover { background: var(--primary-hover); }
button.card { margin: 0; text-align: start; background: var(--surface); color: var(--ink); border-color: var(--line-strong); }
button.card:hover { background: var(--surface-tint); }
button.card small { display: block; color: var(--ink-2); font-weight: 400; font-size: 14px; }
button.language { width: auto; min-width: 44px; min-height: 44px; margin: 0; padding: 0 8px; justify-self: end; border: 0; background: none; color: var(--link); font-weight: 400; text-decoration: underline; }
button.language:hover { background: var(--surface-tint); }
button.plain { margin: 0; background: none; color: var(--link); border-color: var(--line-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
