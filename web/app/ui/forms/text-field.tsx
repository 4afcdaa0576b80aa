import { Field, type FieldFrameProps } from './field.tsx'

/** A single-line text field; accepts every attribute of `<input>`. */
export function TextField({ label, hint, error, need, className, ...input }: FieldFrameProps & React.ComponentProps<'input'>) {
  return (
    <Field id={input.id} {...{ label, hint, error, need, className }}>
      {(wiring) => <input type="text" {...input} {...wiring} className="field-control" />}
    </Field>
  )
}

/** A multi-line text field. */
export function TextArea({ label, hint, error, need, className, ...input }: FieldFrameProps & React.ComponentProps<'textarea'>) {
  return (
    <Field id={input.id} {...{ label, hint, error, need, className }}>
      {(wiring) => <textarea rows={4} {...input} {...wiring} className="field-control" />}
    </Field>
  )
}

/** A native select. */
export function SelectField({ label, hint, error, need, className, children, ...input }: FieldFrameProps & React.ComponentProps<'select'>) {
  return (
    <Field id={input.id} {...{ label, hint, error, need, className }}>
      {(wiring) => (
        <select {...input} {...wiring} className="field-control">
          {children}
        </select>
      )}
    </Field>
  )
}
