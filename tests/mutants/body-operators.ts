import { basename } from 'node:path';
import { parseSync, traverse, types, type NodePath } from '@babel/core';

/** A stretch of the source with the mutations of it; `inner` is its text, in which smaller stretches may already have changed. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: (inner: string) => string;
}

const TURNED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
};
const OTHER_QUESTION: Readonly<Record<string, string>> = { every: 'some', some: 'every' };

const isInFunction = (path: NodePath) => path.getFunctionParent() !== null;
const isType = (path: NodePath) => path.findParent(({ node }) => types.isTSType(node)) !== null;

/** The object of `assign({ … })`, which is made once, as the chart is loaded. */
const isAssigned = ({ parent, node }: NodePath) =>
  types.isCallExpression(parent) &&
  types.isIdentifier(parent.callee, { name: 'assign' }) &&
  types.isObjectExpression(node) &&
  node.properties.every((property) => types.isObjectProperty(property) && !types.isFunction(property.value));

/** The nearest names around a node: of functions, variables and properties. */
function placeOf(path: NodePath): string {
  const names: string[] = [];
  path.findParent(({ node }) => {
    if (types.isVariableDeclarator(node) && types.isIdentifier(node.id)) names.unshift(node.id.name);
    if (types.isFunctionDeclaration(node) && node.id) names.unshift(node.id.name);
    if (types.isObjectProperty(node) && types.isIdentifier(node.key) && types.isFunction(node.value))
      names.unshift(node.key.name);
    if (types.isObjectProperty(node) && types.isIdentifier(node.key) && types.isCallExpression(node.value))
      names.unshift(node.key.name);
    return false;
  });
  return names.slice(-2).join('.') || 'module';
}

const withoutTypes = (node: types.Node): types.Node =>
  types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node) ? withoutTypes(node.expression) : node;

/** Another value for a field. */
function constantFor(value: types.Node): string {
  const plain = withoutTypes(value);
  if (types.isNullLiteral(plain)) return "'mutant'";
  if (types.isStringLiteral(plain)) return plain.value === '' ? "'mutant'" : "''";
  return 'null';
}

/** What is put where, from the outermost stretch to the innermost. */
function rendered(code: string, stretches: readonly Stretch[]): string {
  const render = (from: number, to: number, within: readonly Stretch[]): string => {
    let text = '';
    let at = from;
    for (let index = 0; index < within.length;) {
      const stretch = within[index] as Stretch;
      const rest = within.slice(index + 1);
      const count = rest.findIndex(({ start }) => start >= stretch.end);
      const inside = count === -1 ? rest : rest.slice(0, count);
      text += code.slice(at, stretch.start) + stretch.text(render(stretch.start, stretch.end, inside));
      at = stretch.end;
      index += 1 + inside.length;
    }
    return text + code.slice(at, to);
  };
  const inOrder = stretches.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return render(0, code.length, inOrder);
}

/**
 * The source with all mutations of function bodies, and of what `assign` writes, at once: comparisons, conditions, constants and fields;
 * `isMutated(name)` chooses one.
 */
export function mutateBodies(code: string, file: string): string {
  const part = basename(file, '.ts').split('.').slice(1).join('.');
  const ast = parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'], sourceType: 'module' },
  });
  if (!ast) throw new Error(`${file} cannot be read`);
  const stretches: Stretch[] = [];
  const times = new Map<string, number>();
  const raw = ({ start, end }: types.Node) => code.slice(start ?? 0, end ?? 0);
  const named = (path: NodePath, what: string): string => {
    const name = `${part} ${placeOf(path)}: ${what}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  };
  const put = ({ start, end }: types.Node, text: Stretch['text']) =>
    void stretches.push({ start: start ?? 0, end: end ?? 0, text });
  const chosen = (name: string, mutated: string, inner: string) =>
    `(isMutated(${JSON.stringify(name)}) ? (${mutated}) : (${inner}))`;
  const offer = (path: NodePath, what: string, mutated: string) => {
    const name = named(path, what);
    put(path.node, (inner) => chosen(name, mutated, inner));
  };
  const isMutable = (path: NodePath) =>
    (isInFunction(path) || path.findParent((parent) => isAssigned(parent)) !== null) && !isType(path);

  const turn = (path: NodePath<types.BinaryExpression | types.LogicalExpression>) => {
    const { left, operator, right } = path.node;
    if (!isMutable(path)) return;
    for (const other of TURNED[operator] ?? [])
      offer(path, `${operator} turned to ${other}`, `(${raw(left)}) ${other} (${raw(right)})`);
  };
  traverse(ast, {
    BinaryExpression: turn,
    LogicalExpression: turn,
    UnaryExpression(path) {
      if (path.node.operator === '!' && isMutable(path)) offer(path, '! dropped', raw(path.node.argument));
    },
    CallExpression(path) {
      const { callee, arguments: asks } = path.node;
      if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.property) || !isMutable(path)) return;
      const { name } = callee.property;
      const other = Object.hasOwn(OTHER_QUESTION, name) ? OTHER_QUESTION[name] : undefined;
      if (other) offer(path, `${name} turned to ${other}`, `${raw(callee.object)}.${other}(${asks.map(raw).join()})`);
    },
    ConditionalExpression(path) {
      const test = path.get('test');
      if (isMutable(path)) offer(test, 'condition turned', `!(${raw(test.node)})`);
    },
    NumericLiteral(path) {
      if (
        isMutable(path) &&
        !path.parentPath.isObjectProperty({ key: path.node }) &&
        !path.parentPath.isMemberExpression()
      )
        offer(path, `${path.node.value} for ${path.node.value + 1}`, String(path.node.value + 1));
    },
    BooleanLiteral(path) {
      if (isMutable(path)) offer(path, `${path.node.value} turned`, String(!path.node.value));
    },
    ObjectExpression(path) {
      if (!isInFunction(path) && !isAssigned(path)) return;
      if (isAssigned(path) && !isInFunction(path)) put(path.node, (inner) => `() => (${inner})`);
      for (const property of path.get('properties')) {
        const { node } = property;
        if (types.isSpreadElement(node)) {
          const name = named(property, `...${raw(node.argument)} dropped`);
          put(node, (inner) => `...(isMutated(${JSON.stringify(name)}) ? {} : { ${inner} })`);
        } else if (types.isObjectProperty(node)) {
          const { key, value, shorthand } = node;
          if (types.isFunction(value)) continue;
          const dropped = named(property, `${raw(key)} dropped`);
          put(node, (inner) => `...(isMutated(${JSON.stringify(dropped)}) ? {} : { ${inner} })`);
          if (types.isBooleanLiteral(withoutTypes(value)) || types.isNumericLiteral(withoutTypes(value))) continue;
          const constant = named(property, `${raw(key)} is ${constantFor(value)}`);
          put(value, (inner) => `${shorthand ? `${inner}: ` : ''}${chosen(constant, constantFor(value), inner)}`);
        }
      }
    },
  });
  return rendered(code, stretches);
}
