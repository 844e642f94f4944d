export { readSearchRules, writeSearchRule } from './search-rules-sql.ts';
