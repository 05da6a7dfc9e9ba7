import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AREAS } from '#src/i18n/areas.ts';
import { addToArea, translateMadeScreens } from './catalogue-texts.ts';
import { flowName, flowNameProblem } from './flow-name.ts';
import { addToScenes, filesOf } from './templates.ts';

const areas = 'src/i18n/areas.ts';
const scenes = 'tools/pictures/flow-scenes.ts';

function refuse(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Runs one of the project's own commands; its output is shown only when it fails. */
function run(file: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${file}`, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) refuse(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const [name, area = 'steps', ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0 || !(area in AREAS))
  refuse(
    `Usage: npm run new-flow NAME [AREA], such as: npm run new-flow coupon-redeem. AREA, where its texts belong, is one of ${Object.keys(AREAS).join(', ')}.`,
  );
const problem = flowNameProblem(name, [...folders('machines'), ...folders('src/flows')]);
if (problem !== null) refuse(problem);

const flow = flowName(name);
const files = filesOf(flow);
const present = [...files.keys()].filter((file) => existsSync(file));
if (present.length > 0) refuse(`Nothing was made, these files are there already:\n  ${present.join('\n  ')}`);

for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(areas, addToArea(readFileSync(areas, 'utf8'), area, `src/flows/${name}`));
writeFileSync(scenes, addToScenes(readFileSync(scenes, 'utf8'), flow));
const code = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
run('oxfmt/bin/oxfmt', ...code, scenes);
run('@lingui/cli/dist/lingui.js', 'extract', '--clean', '--workers', '1');
translateMadeScreens(`locales/th/${area}.po`);
run('tsx/dist/cli.mjs', 'tools/flow-docs/flow-docs.ts');
run('tsx/dist/cli.mjs', 'tools/requirements.ts');

console.log(`Made the flow ${name}:

  ${[...files.keys(), `docs/flows/${name}.md`].join('\n  ')}

Also changed: ${areas}, ${scenes}, locales/, docs/flows/README.md, docs/requirements.md.

It loads the list of services, shows it, and tries again when that failed. To make it yours:

  1. Write the states, events and ports that the flow needs into machines/${name}/. Put the requirements that it serves
     in place of CONT-09, there and in the titles of the tests; write what the chart guarantees above it.
  2. Write what the specification asks of it into tests/flows/${name}/rules.ts.
  3. Let src/flows/${name}/${name}.adapters.ts make the ports real, and draw the screens; one that runs other charts names
     them in childCharts of .dependency-cruiser.mjs. Show ${flow.Pascal}Part in a route of src/routes/, and let
     tests/e2e/${name}/${name}-page.ts open its address: until then the tests of tests/e2e/${name} fail.
  4. UPDATE_BASELINE=1 npx vitest run --project model headless -t ${name}, and read tests/flows/${name}/baseline.txt.
  5. npm run extract and translate, npm run flow-docs, npm run requirements, npm run format, npm run proof -- ${name},
     npm run atlas -- states, npm run check.`);
