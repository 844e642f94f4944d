export { handleDeskWrite, type PreparingContext } from './handle-desk-write.ts';
export { actsBy, type AuditAct, type RecordAct, recordAct, recordCatalogAct } from './record-act-sql.ts';
