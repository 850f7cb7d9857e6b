/** File storage, such as a folder or a bucket (adapters/storage.ts). Paths are our own, never a visitor's. */
export type Storage = {
  /** Null if there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Atomic: nobody ever reads half a file. */
  write(path: string, bytes: Buffer): Promise<void>;
  remove(path: string): Promise<void>;
};
