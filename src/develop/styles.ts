/** System colours: readable in any theme, and nothing of the app's own styles can reach in or out of the shadow root. */
export const styles = `
:host { all: initial; position: fixed; z-index: 2147483000; inset-block-end: 0; inset-inline-start: 50%; translate: -50% 0; color-scheme: light dark;
  font: 13px/1.4 system-ui, sans-serif; color: CanvasText; }
* { box-sizing: border-box; font: inherit; }
button, select, input { color: ButtonText; background: ButtonFace; border: 1px solid GrayText; border-radius: 4px; padding: 3px 8px; }
button { cursor: pointer; }
input { color: FieldText; background: Field; min-width: 0; flex: 1; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }
.open { border-end-start-radius: 0; border-end-end-radius: 0; border-block-end: 0; padding: 1px 10px; font-size: 12px; opacity: .85; }
.open:hover, .open:focus-visible { opacity: 1; }
button.wrong { background: Mark; color: MarkText; opacity: 1; font-weight: 600; }
.violations li { border-inline-start: 3px solid Mark; padding: 4px 0 4px 8px; margin: 6px 0; }
dl { display: grid; grid-template-columns: auto 1fr; column-gap: 8px; margin: 2px 0 0; }
dd { margin: 0; overflow-wrap: anywhere; }
section { inline-size: min(420px, 100vw); max-block-size: min(80vh, 640px); overflow: auto; padding: 12px 14px; background: Canvas;
  border: 1px solid GrayText; border-block-end: 0; border-start-start-radius: 8px; border-start-end-radius: 8px; }
header, .line { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
h2 { font-weight: 600; font-size: 14px; margin: 0; }
strong { font-weight: 600; }
h3 { font-weight: 600; margin: 12px 0 4px; }
p, ul { margin: 4px 0; padding: 0; list-style: none; }
fieldset { border: 0; margin: 8px 0 0; padding: 0; display: grid; gap: 2px; }
legend { font-weight: 600; padding: 0; }
label { display: block; }
label.choice { display: grid; grid-template-columns: auto 1fr; column-gap: 6px; align-items: start; padding: 2px; }
small { grid-column: 2; font-size: 12px; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
`;
