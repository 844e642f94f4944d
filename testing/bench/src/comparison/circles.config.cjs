const { options } = require('../../../../directions.config.cjs');

/* Resolves imports as the rules of the house do, without those rules, so that circles of any checkout can be counted. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [{ name: 'circles', severity: 'info', from: {}, to: { circular: true } }],
  options,
};
