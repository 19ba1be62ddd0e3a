/** Where courses are sorted to, and what it is divided into: there are two levels and no more (API 3.4). */
export interface CourseCategory extends CategoryChild {
  readonly children: readonly CategoryChild[];
}

export interface CategoryChild {
  readonly id: number;
  readonly name: string;
}
