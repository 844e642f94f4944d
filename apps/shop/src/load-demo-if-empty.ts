import { connect } from '@dijla/provider/database/connect';
import { hasProducts } from '@dijla/provider/modules/catalog/catalog';
import { loadDemoCatalogue } from '@dijla/demo-catalogue/load-demo-catalogue';

/** Fills a database without products with the demo catalogue; an owner's catalogue is never touched. */
export const loadDemoIfEmpty = async (url: string, say: (text: string) => void): Promise<void> => {
  const connection = connect({ url, poolSize: 1, statementTimeout: 0, applicationName: 'dijla demo' });
  try {
    if (await hasProducts(connection.db)) return;
    say('Loading the demo catalogue …');
    await loadDemoCatalogue(connection.db);
  } finally {
    await connection.close();
  }
};
