export { handleDeskWrite } from './handle-desk-write.ts';
export { recordAct, recordCatalogAct } from './record-act-sql.ts';
