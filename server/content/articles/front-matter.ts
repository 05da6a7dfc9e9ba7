import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** What is wrong with a content file, where. */
export interface ContentProblem {
  /** From the content folder on, such as news/new-branch.th.md. */
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

export const problemText = ({ file, line, problem }: ContentProblem): string => `${file}:${line}: ${problem}`;

type Path = readonly PropertyKey[];

/** A YAML text of a content file, and the lines of what it says. */
interface YamlText {
  readonly data: unknown;
  readonly problems: readonly ContentProblem[];
  /** The line of the value at the path, or of the nearest thing around it that is there. */
  readonly lineOf: (path: Path) => number;
}

/** `firstLine` is the line in the file at which the YAML begins. */
export function readYaml(file: string, text: string, firstLine = 1): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = [...document.errors, ...document.warnings].map(({ message, pos: [at] }) => ({
    file,
    line: lineAt(at),
    problem: message.split('\n')[0] ?? message,
  }));
  return {
    data: problems.length === 0 ? document.toJS() : null,
    problems,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((each) => isPair(each) && String(each.key) === String(key)) : null;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}

/** What the schema makes of it; else its problems, each at its line. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  yaml: YamlText,
): { readonly value: z.output<Schema> } | { readonly problems: readonly ContentProblem[] } {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const { success, data, error } = schema.safeParse(yaml.data);
  if (success) return { value: data };
  return {
    problems: error.issues.map(({ code, path, message, ...issue }) => {
      const [key] = code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [];
      const named = key === undefined ? path : [...path, key];
      return {
        file,
        line: yaml.lineOf(named),
        problem: `${named.map(String).join('.') || 'front matter'}: ${message}`,
      };
    }),
  };
}

const FENCE = /^---\r?\n([\s\S]*?)^---[^\S\n]*$\r?\n?/m;

/** The two parts of a file, or null if it does not begin with front matter. */
export function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | null {
  const found = FENCE.exec(text);
  if (found === null || found.index !== 0) return null;
  const [whole, yaml = ''] = found;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}
