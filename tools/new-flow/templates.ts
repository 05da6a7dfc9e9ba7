import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FlowName } from './flow-name.ts';

const folder = fileURLToPath(new URL('templates/', import.meta.url));
const ENDING = '.tmpl';

/** The text of a template: `{{name}}`, `{{camel}}`, `{{Pascal}}` and `{{words}}` are the flow's; an unknown one is a mistake. */
export function filled(template: string, flow: FlowName): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_mark, word: string) => {
    if (word in flow) return flow[word as keyof FlowName];
    throw new Error(`a template asks for {{${word}}}`);
  });
}

/** The table of the scenes of all charts with those of the flow at its end. */
export const addToScenes = (table: string, { name, camel }: FlowName): string =>
  table
    .replace(
      /^import type \{ Screens/m,
      `import { ${camel}Screens } from '#tests/e2e/${name}/${name}.pictures.ts';\n$&`,
    )
    .replace(/^\};$/m, `  '${name}': { group: '${name}', screens: ${camel}Screens },\n$&`);

/** The files of a new flow, by path: the templates are in the same folders, with NAME for the flow. */
export function filesOf(flow: FlowName): ReadonlyMap<string, string> {
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ENDING));
  return new Map(
    templates
      .map((path): [string, string] => [
        path.slice(0, -ENDING.length).replaceAll('\\', '/').replaceAll('NAME', flow.name),
        filled(readFileSync(join(folder, path), 'utf8'), flow),
      ])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
