/** Stands on every page of a shop that is open to strangers with SANDBOX=1. */
export function TrialBanner({ text }: { text: string }) {
  return (
    <p className="trial-banner" role="note">
      {text}
    </p>
  )
}
