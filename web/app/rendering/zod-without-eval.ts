/**
 * zod compiles its schemas with `new Function` where it can, and asks the browser whether it can;
 * our content security policy refuses and reports the question. Imported before any schema is made.
 */
const config = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
if (typeof document !== 'undefined') config.__zod_globalConfig = { ...config.__zod_globalConfig, jitless: true }
