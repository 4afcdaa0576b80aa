/** Read by drizzle-kit, from `npm run db:generate`. */
export default { dialect: 'postgresql', schema: './db/schema.ts', out: './db/migrations' }
