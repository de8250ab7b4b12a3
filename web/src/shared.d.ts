declare module "texts:*" {
  const texts: { en: string; ru: string };
  export default texts;
}
declare module "edition:rattus" {
  const edition: import("./games/rattus/edition").Edition;
  export default edition;
}
declare module "edition:messina" {
  const edition: import("./games/messina/edition").Edition;
  export default edition;
}
declare module "edition:pest" {
  const edition: import("./games/pest/edition").Edition;
  export default edition;
}
