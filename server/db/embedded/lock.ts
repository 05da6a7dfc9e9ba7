/** A lock that the kernel releases when the last process that has it open ends, however it ends. */
export interface Lock {
  /** Passed to a child process as a descriptor, it makes the child and its children holders too. */
  readonly inheritable: number;
  /** Gives up this process's part. */
  release(): Promise<void>;
}
