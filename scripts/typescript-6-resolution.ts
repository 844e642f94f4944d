import { registerHooks } from 'node:module';

/**
 * Resolves TypeScript to version 6 for dependency-cruiser, which uses the compiler API that version 7 does
 * not have yet.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/^typescript(?=$|\/)/, '@typescript/typescript6'), context),
});
