import { useTextLanguage } from '../../i18n/use-text-language.ts'

/** A text as it was written: an empty line begins a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  const languageOf = useTextLanguage()
  return (
    <div lang={languageOf(text)} className="mt-4 grid max-w-[66ch] gap-4">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
