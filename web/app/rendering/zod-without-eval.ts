/**
 * zod compiles its schemas with `new Function` if the browser allows it, and the attempt violates our content security policy, which
 * reports it. Must be imported before any schema is created.
 */
const config = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
if (typeof document !== 'undefined') config.__zod_globalConfig = { ...config.__zod_globalConfig, jitless: true }
