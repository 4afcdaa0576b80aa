import { useId } from 'react'

/** A section of the checkout: a number, a title, and its fields. */
export function CheckoutStep({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-xl">
        <span aria-hidden="true" className="checkout-number">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
