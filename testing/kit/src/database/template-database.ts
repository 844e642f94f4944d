/** Template of every test database. It has the schema and must have no open sessions. */
export const templateDatabase = 'shop_template';
