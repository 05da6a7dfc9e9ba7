// Checks the content files: `npm run content:check`. With `--out FILE` it also writes what they become, for the built server.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemText } from '#server/content/articles/front-matter.ts';
import { readContent } from '#server/content/articles/read-content.ts';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { library, problems } = readContent({ content: from('../server/content'), public: from('../public') });
const [, out] = process.argv.slice(process.argv.indexOf('--out'));

if (problems.length > 0) {
  for (const problem of problems) console.error(`server/content/${problemText(problem)}`);
  process.exitCode = 1;
} else if (process.argv.includes('--out') && out !== undefined) writeFileSync(out, JSON.stringify(library));
else {
  const counts = Object.entries(library.articles).map(([kind, items]) => `${items.length} ${kind}`);
  console.log(`${counts.join(', ')}, ${library.faq.length} questions, ${library.pages.length} pages: nothing wrong.`);
}
