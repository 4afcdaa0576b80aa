/** The logo of a network, drawn by hand, because the icon set has no brands. */
export function SocialIcon({ network }: { network: 'facebook' | 'instagram' | 'tiktok' | 'zalo' }) {
  return <span aria-hidden="true" className={`art art-mark-${network} social-icon`} />
}
