// From what to what some numbers reach, while they come one by one.

/** 0 to 0 before the first number. */
export class Span {
  #isEmpty = true
  min = 0
  max = 0

  add(value: number): void {
    this.min = this.#isEmpty ? value : Math.min(this.min, value)
    this.max = this.#isEmpty ? value : Math.max(this.max, value)
    this.#isEmpty = false
  }

  /** Leaves out 0, which stands where no price is set. */
  addSet(value: number): void {
    if (value > 0) this.add(value)
  }
}
