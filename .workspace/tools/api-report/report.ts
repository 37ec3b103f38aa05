import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { entriesOf } from './entries.ts';

const printer = ts.createPrinter({ removeComments: true });

/** Resolves only the package's own files, because other packages report their own API. */
function createProgram(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Preserve,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      if (!text.startsWith('.')) return { resolvedModule: undefined };
      const resolvedFileName = join(dirname(importer), text.replace(/\.js$/, '.d.ts'));
      return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } };
    });
  return ts.createProgram(files, options, host);
}

/** Shows a literal with spaces as `string`, because prose may change without the API changing. */
const withoutWords: ts.TransformerFactory<ts.Node> = (context) => (node) => {
  const visit = (child: ts.Node): ts.Node => {
    const isWords =
      ts.isLiteralTypeNode(child) &&
      ts.isStringLiteral(child.literal) &&
      /\s/.test(child.literal.text);
    return isWords
      ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
      : ts.visitEachChild(child, visit, context);
  };
  return visit(node);
};

/** The text of a string or number literal. */
const choiceOf = (node: ts.TypeNode) =>
  ts.isLiteralTypeNode(node) && ts.isLiteralExpression(node.literal)
    ? node.literal.text
    : undefined;

const byValue = new Intl.Collator('en', { numeric: true });

/** Sorts the members of inferred unions, whose order differs from build to build. */
const withChoicesInOrder: ts.TransformerFactory<ts.Node> = (context) => (node) => {
  const visit = (child: ts.Node): ts.Node => {
    if (!ts.isUnionTypeNode(child)) return ts.visitEachChild(child, visit, context);
    const choices = child.types.map((type) => ({ type, text: choiceOf(type) }));
    if (choices.some(({ text }) => text === undefined))
      return ts.visitEachChild(child, visit, context);
    const inOrder = choices.toSorted((a, b) => byValue.compare(a.text ?? '', b.text ?? ''));
    return ts.factory.createUnionTypeNode(inOrder.map(({ type }) => type));
  };
  return visit(node);
};

/** The statement of a declaration; that of a variable is two levels up. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function print(declaration: ts.Declaration): string {
  const statement = statementOf(declaration);
  const inferred = ts.isVariableDeclaration(declaration) ? [withChoicesInOrder] : [];
  const { transformed } = ts.transform(statement, [withoutWords, ...inferred]);
  const [node = statement] = transformed;
  return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
}

/** Whether a type is that of a Valibot schema, or of schemas by name. */
function isSchema(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isTypeLiteralNode(type)) {
    return type.members.every((member) => ts.isPropertySignature(member) && isSchema(member.type));
  }
  return ts.isTypeReferenceNode(type) && type.typeName.getText().startsWith('v.');
}

/** Whether a declaration is a schema of page copy or sample data, which are content rather than API. */
const isCopySchema = (declaration: ts.Declaration) =>
  ts.isVariableDeclaration(declaration) &&
  /(?:Copy|Sample|Files)$/.test(declaration.name.getText()) &&
  isSchema(declaration.type);

const block = (texts: readonly string[]) => `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;

/**
 * The public API of a built package, in Markdown: each export of each entry with its types, and the types that these use without
 * exporting them. Docstrings and prose are omitted.
 *
 * @param folder The folder of the package.
 * @throws If `dist` lacks the types of an entry.
 */
export async function readApi(folder: string): Promise<string> {
  const entries = entriesOf(folder);
  const program = createProgram(entries.map(({ types }) => types));
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exported = new Set<ts.Symbol>();
  const hidden = new Map<ts.Symbol, readonly ts.Declaration[]>();

  /** Finds the package's types that a declaration uses and no entry exports. */
  function follow(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && resolve(found);
      const declarations = symbol?.declarations ?? [];
      const isOwn = declarations.some(({ parent }) =>
        ts.isVariableDeclarationList(parent)
          ? ts.isSourceFile(parent.parent.parent)
          : ts.isSourceFile(parent),
      );
      const isReported = isOwn && !declarations.some(isCopySchema);
      if (symbol && isReported && !exported.has(symbol) && !hidden.has(symbol)) {
        hidden.set(symbol, declarations);
        for (const declaration of declarations) follow(declaration);
      }
    }
    ts.forEachChild(node, follow);
  }

  const found = entries.map(({ name, types }) => {
    const file = program.getSourceFile(types);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) {
      throw new Error(
        `${name} has no types at ${types}. Expected a built package: run pnpm build, or fix "exports".`,
      );
    }
    const symbols = checker
      .getExportsOfModule(module)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => ({ name: symbol.name, symbol: resolve(symbol) }));
    for (const { symbol } of symbols) exported.add(symbol);
    return { name, symbols };
  });

  const textOf = (name: string, symbol: ts.Symbol): string => {
    const declarations = symbol.declarations ?? [];
    if (declarations.length === 0) return `export { ${name} } // of another package`;
    for (const declaration of declarations) follow(declaration);
    const renamed = symbol.name === name ? [] : [`export { ${symbol.name} as ${name} };`];
    return [...declarations.map(print), ...renamed].join('\n');
  };

  const sections = found.map(
    ({ name, symbols }) =>
      `## \`${name}\`\n\n${block(symbols.map((item) => textOf(item.name, item.symbol)))}`,
  );
  // Sorted by text too, because two files may have a type of the same name.
  const named = [...hidden]
    .map(([{ name }, declarations]) => ({ name, text: declarations.map(print).join('\n') }))
    .toSorted((a, b) => (a.name + a.text < b.name + b.text ? -1 : 1))
    .map(({ text: declared }) => declared);
  const text = [
    `# Public API of \`${entries[0]?.name}\``,
    'Written by `pnpm api-report --write`, compared by `npm test`. Words are shown as `string`.',
    ...sections,
    ...(named.length > 0 ? ['## Named by the above, not exported', block(named)] : []),
  ].join('\n\n');

  const filepath = join(folder, 'api.md');
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
