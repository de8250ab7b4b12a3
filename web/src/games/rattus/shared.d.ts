declare module "edition:rattus" {
  const edition: import("./edition").Edition;
  export default edition;
}
