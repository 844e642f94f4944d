import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { webAppPlugin } from './build-steps/web-app/web-app-plugin.ts';

/** What every page needs comes in three files: fewer bytes and fewer requests than in fifty. */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]/, priority: 2 },
  {
    name: 'shell',
    // What opens on a tap lies in a folder `lazy`; parts of kit and trade that not every page needs come with the pages that do.
    test: /[\\/]app[\\/](?:ui[\\/](?:button-style|hydration|icon|is-wide|photo|use-resting|when-idle)\.|i18n|features[\\/](?:(?:store-frame|failure)[\\/](?!load-|lazy[\\/])|account[\\/]account-panel\.|cart[\\/]cart-panel\.|search[\\/]search-field\.|product[\\/]type-parts\.)|routes[\\/](?:entity-screens|store-client-loader|on-device|store-route)\.|shop[\\/](?:contact-links|frame-context|page-head|panels|search-slot|seen-script|settled-store|theme-script|wordmark)\.)|[\\/]app[\\/](?:paths|offline[\\/](?:start-app|device-source|pages-to-keep)|stores[\\/](?:additions-store|wishes))\.ts|[\\/]messages[\\/]src[\\/]plural\./,
    priority: 1,
  },
  {
    name: 'trade',
    // Small things that pages of goods need and no others: together they are one request and fewer bytes than in a dozen.
    test: /[\\/]app[\\/](?:ui[\\/]after-paint|shop[\\/](?:price|stock-label|rating|breadcrumbs|breadcrumb-data|notification-store|structured-data)|view-models[\\/](?:rating-view|reviews-counted|is-virtual-product|hue-of|trail))\.|[\\/]commerce-rules[\\/]src[\\/](?:money|digits)[\\/](?:minor-units|latin-digits|format-money|major-units)\./,
    priority: 0.75,
  },
  {
    name: 'card',
    test: /[\\/]app[\\/]shop[\\/](?:product-card|card-button|card-list)\./,
    priority: 0.5,
  },
  {
    name: 'listing',
    // What categories and searches have in common; above it stands what other pages need without it.
    test: /[\\/]app[\\/](?:features[\\/]listing[\\/](?:filtered-listing|products-listing|filter-panel|facet-group|facet-words|listing-context|sort-menu|toolbar|drawn-cards|use-drawn-cards|use-late)|view-models[\\/](?:listing-query|sort-order|unpacked)|facet-parameter|ui[\\/](?:popover-head|load-more))\.|[\\/]commerce-rules[\\/]src[\\/]filters[\\/](?:chosen-filters|price-range)\./,
    priority: 0,
  },
  {
    name: 'purchase',
    // Small things that pages of one product need: one file in the place of eight.
    test: /[\\/]app[\\/](?:features[\\/]product[\\/](?:plain-rules|section-ids|buy-button)|view-models[\\/](?:tier-view|chosen-variant)|shop[\\/](?:add-refusal-text|tell-added|chosen-in-form)|ui[\\/]rating|stores[\\/](?:granted|new-id))\./,
    priority: 0,
  },
];

/**
 * Late parts bring no styles of their own and name what they need by themselves: an import is an import, without a function and a helper around
 * each, which Vite's own step would put there. Throws when Vite has no such step any more.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wrapping === undefined) throw new Error('Vite wraps imports in another step than it used to');
    wrapping.applyToEnvironment = () => false;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [plainImports, tailwindcss(), reactRouter(), webAppPlugin],
  // One bundle with React's production form in it: what NODE_ENV says when the shop runs does not matter.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
}));
