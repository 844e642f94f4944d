import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { searchRules } from './search-rules.ts';

const { url } = await providerOverHttp();
await searchRules(url);
