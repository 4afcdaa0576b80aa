import { type SetUp, type SetUpStep, setUpSteps } from '../../../../contract/content.ts'

/** The screen of the URL; otherwise the first one that is not done, or the first of all. */
export function stepOf(wanted: string | null, { done }: SetUp): SetUpStep {
  const named = setUpSteps.find((step) => step === wanted)
  return named ?? setUpSteps.find((step) => !done.includes(step)) ?? setUpSteps[0]
}

export function stepAfter(step: SetUpStep): SetUpStep | undefined {
  return setUpSteps[setUpSteps.indexOf(step) + 1]
}

export function stepBefore(step: SetUpStep): SetUpStep | undefined {
  return setUpSteps[setUpSteps.indexOf(step) - 1]
}

/** The progress once a screen is done; with the last of them the card is over. */
export function withDone({ done, isOver }: SetUp, step: SetUpStep): SetUp {
  const all = setUpSteps.filter((each) => each === step || done.includes(each))
  return { done: all, isOver: isOver || all.length === setUpSteps.length }
}
