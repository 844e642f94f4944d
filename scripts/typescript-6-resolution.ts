import { registerHooks } from 'node:module';

/** dependency-cruiser reads TypeScript through the compiler's API, which version 7 does not have yet: it gets version 6. */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/^typescript(?=$|\/)/, '@typescript/typescript6'), context),
});
