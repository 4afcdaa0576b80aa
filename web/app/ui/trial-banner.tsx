/** Shown on every page of a public demo shop (SANDBOX=1). */
export function TrialBanner({ text }: { text: string }) {
  return (
    <p className="trial-banner" role="note">
      {text}
    </p>
  )
}
