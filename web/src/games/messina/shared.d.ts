declare module "edition:messina" {
  const edition: import("./edition").Edition;
  export default edition;
}
