/** Every test database is a copy of this one, which has the schema and nobody's session. */
export const templateDatabase = 'shop_template';
