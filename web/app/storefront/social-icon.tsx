/** The logos of the networks, drawn by hand, because the icon set has no brands. */
export const socialMarks = {
  facebook: 'M13.6 21v-7.3h2.5l.4-3h-2.9V8.9c0-.9.3-1.5 1.5-1.5h1.5V4.8c-.3 0-1.2-.1-2.2-.1-2.2 0-3.8 1.4-3.8 3.9v2.1H8.1v3h2.5V21z',
  instagram:
    'M12 4.6c2.4 0 2.7 0 3.7.1 2.4.1 3.6 1.3 3.7 3.7v7.2c-.1 2.4-1.3 3.6-3.7 3.7-1 .1-1.3.1-3.7.1s-2.7 0-3.7-.1c-2.4-.1-3.6-1.3-3.7-3.7a61 61 0 0 1 0-7.2c.1-2.4 1.3-3.6 3.7-3.7 1-.1 1.3-.1 3.7-.1zm0 3.6a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm0 1.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm4-2.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z',
  tiktok:
    'M15.6 3.5c.3 2.1 1.5 3.5 3.6 3.6v2.6c-1.3.1-2.4-.3-3.6-1v5.4c0 6.1-7.6 7-9.4 2.5-1.3-3.3.9-6.9 5.2-6.7v2.7c-1.6-.2-3 .6-2.9 2.2.1 2.4 4.2 2.6 4.2-.6V3.5z',
  zalo: 'M5 4.5h14A1.5 1.5 0 0 1 20.500 6v12a1.500 1.500 0 0 1-1.500 1.500H9l-4.500 2V6A1.500 1.500 0 0 1 5 4.500zm2.700 4v1.700h4.200l-4.400 5.300v1.500h7v-1.700H10l4.400-5.300V8.500z',
} as const

export function SocialIcon({ network }: { network: keyof typeof socialMarks }) {
  return (
    <svg aria-hidden="true" className="social-icon">
      <use href={`#mark-${network}`} />
    </svg>
  )
}
