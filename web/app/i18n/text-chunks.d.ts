declare module 'virtual:text-chunks' {
  const chunks: Partial<Record<'vi' | 'en', string>>
  export default chunks
}
