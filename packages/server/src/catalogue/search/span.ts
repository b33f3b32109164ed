// Running minimum and maximum of numbers.

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

  /** Ignores 0, which means that no price is set. */
  addSet(value: number): void {
    if (value > 0) this.add(value)
  }
}
