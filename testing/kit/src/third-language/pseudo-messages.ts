import ts from '@typescript/typescript6';
import { pseudoText } from './pseudo-text.ts';

const isCompared = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.parent.operatorToken.kind,
  );

/** Whether a literal is code rather than words: a path, a type, a key, or what a value is compared with. */
const isCode = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isElementAccessExpression(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  isCompared(node);

type Literal = { start: number; end: number; text: string };

/** The words between the quotes of a literal, as they stand in the source. */
const wordsOf = (node: ts.Node, source: ts.SourceFile): Literal | undefined => {
  const isWhole = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isPart && (!isWhole || isCode(node))) return undefined;
  const start = node.getStart(source) + 1;
  const end = node.getEnd() - (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? '${'.length : 1);
  return { start, end, text: source.text.slice(start, end) };
};

/** Returns the texts of a module of messages, each template in its parts, in the order they stand there. */
export const literalsOf = (code: string): Literal[] => {
  const source = ts.createSourceFile('messages.ts', code, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node, source);
    if (words !== undefined) found.push(words);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Returns a module of messages with every text in the pseudo-language; what is inserted into texts stays. */
export const pseudoMessages = (code: string): string =>
  literalsOf(code).reduceRight(
    (written, { start, end, text }) => written.slice(0, start) + pseudoText(text) + written.slice(end),
    code,
  );
